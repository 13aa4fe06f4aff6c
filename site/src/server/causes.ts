/** An error and what caused it, the error itself first; nothing for what is no error. */
export function causesOf(error: unknown): (Error & { code?: unknown })[] {
  const found: Error[] = [];
  // Causes are few; one that names itself must not keep this going.
  for (let each = error; found.length < 5 && each instanceof Error; each = each.cause) found.push(each);
  return found;
}
