import type { FormSubject } from './opened-form.ts';

/** What a form is about, small, above it. Addresses and names run as they are written, in every language. */
export function SubjectCard({ subject }: { subject: FormSubject }) {
  return (
    <div className="mb-6 flex items-center gap-4 rounded-md bg-sand p-3">
      {subject.image && (
        <img
          src={subject.image.src}
          alt=""
          width={subject.person ? 72 : 96}
          height={72}
          className={`h-18 shrink-0 bg-sand-deep object-cover ${subject.person ? 'w-18 rounded-full object-top' : 'w-24 rounded-sm'}`}
        />
      )}
      <div className="min-w-0">
        <p className="font-semibold leading-snug">
          <bdi>{subject.title}</bdi>
        </p>
        {subject.text && (
          <p className="text-sm text-muted">
            <bdi>{unbroken(subject.text)}</bdi>
          </p>
        )}
        {subject.calls?.map(({ name, phone }) => (
          <p key={name} className="mt-1 text-sm">
            <bdi>{name}</bdi>{' '}
            <a
              href={`tel:${phone.replace(/[^\d+]/g, '')}`}
              dir="ltr"
              className="inline-block py-1 font-semibold underline underline-offset-4"
            >
              {unbroken(phone)}
            </a>
          </p>
        ))}
      </div>
    </div>
  );
}

/** A telephone number is not broken over two lines. */
const unbroken = (text: string): string => text.replace(/(?<=\d) (?=\d)/g, '\u00a0');
