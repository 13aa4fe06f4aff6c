/** The agency's mark: a banksia flower under a gable roof, in two colours; 240 × 240. */
export const drawLogo = ({
  ink = '#2f4a4d',
  bloom = '#c8793f',
}: {
  ink?: string;
  bloom?: string;
} = {}): string => {
  const rows = Array.from({ length: 7 }, (_, row) => {
    const y = 92 + row * 13;
    const half = [9, 17, 22, 24, 24, 22, 17][row] ?? 20;
    const count = row % 2 ? 4 : 5;
    return Array.from({ length: count }, (_, i) => {
      const x = 120 - half + (i * half * 2) / (count - 1);
      return `<ellipse cx="${x.toFixed(1)}" cy="${y}" rx="4.6" ry="6.4" fill="${bloom}"/>`;
    }).join('');
  }).join('');
  const leaf = (k: number) =>
    `<path d="M120 204 C${120 + k * 18} 186 ${120 + k * 52} 178 ${120 + k * 74} 136 C${120 + k * 62} 152 ${120 + k * 52} 150 ${120 + k * 46} 160 C${120 + k * 36} 158 ${120 + k * 30} 172 ${120 + k * 22} 174 C${120 + k * 12} 180 ${120 + k * 6} 192 120 204Z" fill="${ink}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" role="img" aria-label="Banksia &amp; Vale"><title>Banksia &amp; Vale</title><path d="M28 112 L120 32 L212 112" fill="none" stroke="${ink}" stroke-width="13" stroke-linecap="round" stroke-linejoin="round"/>${rows}${leaf(-1)}${leaf(1)}<path d="M120 182 V218" stroke="${ink}" stroke-width="8" stroke-linecap="round"/></svg>`;
};
