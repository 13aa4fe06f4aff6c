/** A page of A4 in points, and its margins. */
const PAGE = { width: 595, height: 842, side: 54, foot: 60 };
const CHARACTERS_A_LINE = 92;

type Sheet = {
  /** A JPEG across the head of the page. */
  picture?: { bytes: Buffer; width: number; height: number };
  heading: string;
  /** Long ones are broken; an empty one is a gap. */
  lines: readonly string[];
  foot: readonly string[];
};

/** One page as a PDF: a picture, a heading, text and a foot, in the typeface that every reader has. */
export function writePdf({ picture, heading, lines, foot }: Sheet): Buffer {
  const drawn: string[] = [];
  let y = PAGE.height - PAGE.side;
  const write = ({ text, size, bold = false }: { text: string; size: number; bold?: boolean }) => {
    y -= size * 1.45;
    if (text)
      drawn.push(
        `BT /${bold ? 'B' : 'R'} ${size} Tf ${PAGE.side} ${y.toFixed(1)} Td (${escaped(text)}) Tj ET`,
      );
  };
  if (picture) {
    const height = (PAGE.width * picture.height) / picture.width;
    y = PAGE.height - height - 22;
    drawn.push(`q ${PAGE.width} 0 0 ${height.toFixed(1)} 0 ${(PAGE.height - height).toFixed(1)} cm /P Do Q`);
  }
  for (const line of broken({ text: heading, length: 50 })) write({ text: line, size: 20, bold: true });
  y -= 8;
  for (const text of lines) {
    const parts = text === '' ? [''] : broken({ text, length: CHARACTERS_A_LINE });
    for (const part of parts) write({ text: part, size: 11 });
  }
  y = PAGE.foot + foot.length * 13;
  for (const text of foot) write({ text, size: 9 });
  const content = Buffer.from(drawn.join('\n'), 'latin1');
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  return file([
    '<< /Type /Catalog /Pages 2 0 R /Lang (en-AU) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents 4 0 R /Resources << /Font << /R 5 0 R /B 6 0 R >>${picture ? ' /XObject << /P 7 0 R >>' : ''} >> >>`,
    stream({ entries: '', bytes: content }),
    font('Helvetica'),
    font('Helvetica-Bold'),
    ...(picture
      ? [
          stream({
            entries: `/Type /XObject /Subtype /Image /Width ${picture.width} /Height ${picture.height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode `,
            bytes: picture.bytes,
          }),
        ]
      : []),
  ]);
}

const stream = ({ entries, bytes }: { entries: string; bytes: Buffer }): Buffer =>
  Buffer.concat([
    Buffer.from(`<< ${entries}/Length ${bytes.length} >>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ]);

function file(objects: (string | Buffer)[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n%âãÏÓ\n', 'latin1')];
  let size = parts[0]?.length ?? 0;
  const starts: number[] = [];
  for (const [index, object] of objects.entries()) {
    const part = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      Buffer.from(object as string),
      Buffer.from('\nendobj\n'),
    ]);
    starts.push(size);
    size += part.length;
    parts.push(part);
  }
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  parts.push(
    Buffer.from(
      `xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${size}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

/** Text broken into lines of at most this many characters. */
function broken({ text, length }: { text: string; length: number }): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line && line.length + word.length + 1 > length) {
      lines.push(line);
      line = word;
    } else line = line ? `${line} ${word}` : word;
  }
  return [...lines, line];
}

/** In the letters of WinAnsi, which has typographer's marks at places of its own. */
function escaped(text: string): string {
  const marks: Readonly<Record<string, string>> = {
    '’': '\x92',
    '‘': '\x91',
    '“': '\x93',
    '”': '\x94',
    '–': '\x96',
    '—': '\x97',
    '…': '\x85',
  };
  return text.replace(/[’‘“”–—…]/g, (mark) => marks[mark] ?? mark).replace(/[\\()]/g, '\\$&');
}
