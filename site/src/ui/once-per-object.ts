/** A function that works out its answer once for each object, which nobody changes, and keeps it as long as the object is kept. */
export function oncePerObject<Of extends object, Made extends object>(
  make: (of: Of) => Made,
): (of: Of) => Made {
  const known = new WeakMap<Of, Made>();
  return (of) => {
    const found = known.get(of);
    if (found) return found;
    const made = make(of);
    known.set(of, made);
    return made;
  };
}
