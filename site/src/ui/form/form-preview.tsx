/** A preview of a form's results: a sentence and a few listings. */
export function FormPreview({
  preview: { label, text, listings },
}: {
  preview: {
    label: string;
    text: string;
    listings: {
      path: string;
      title: string;
      priceText: string;
      facts: string;
      image: { src: string; alt: string } | null;
    }[];
  };
}) {
  return (
    <section aria-label={label} className="mb-7 rounded-lg bg-sand p-5">
      <p className="font-semibold text-pretty">{text}</p>
      {listings.length > 0 && (
        <ul className="mt-4 grid gap-3">
          {listings.map(({ path, title, priceText, facts, image }) => (
            <li key={path} className="flex items-center gap-4">
              {image ? (
                <img
                  src={image.src}
                  alt=""
                  width={96}
                  height={72}
                  loading="lazy"
                  className="h-18 w-24 shrink-0 rounded-sm object-cover"
                />
              ) : (
                <span className="h-18 w-24 shrink-0 rounded-sm bg-sand-deep" />
              )}
              <span className="min-w-0 text-sm">
                <a
                  href={path}
                  className="block py-0.5 text-base leading-snug underline decoration-line underline-offset-4 wrap-anywhere hover:text-accent"
                >
                  {title}
                </a>
                <span className="font-semibold">{priceText}</span>
                {facts && <span className="block text-muted">{facts}</span>}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
