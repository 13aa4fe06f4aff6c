/** Tells staff why a block shows nothing, where visitors see nothing at all. */
export function EditorNote({
  editing,
  className = '',
  children,
}: {
  editing: boolean;
  className?: string;
  children: string;
}) {
  if (!editing) return null;
  return (
    <p
      className={`m-4 rounded-md border border-dashed border-outline bg-sand px-5 py-4 text-sm text-muted ${className}`}
    >
      {children}
    </p>
  );
}
