/** Which way an arrow key moves: 1 on, -1 back, swapped where text runs from right to left. 0 for other keys. */
export function arrowStep({ key, rtl }: { key: string; rtl: boolean }): -1 | 0 | 1 {
  const forward = rtl ? 'ArrowLeft' : 'ArrowRight';
  const back = rtl ? 'ArrowRight' : 'ArrowLeft';
  return key === forward ? 1 : key === back ? -1 : 0;
}
