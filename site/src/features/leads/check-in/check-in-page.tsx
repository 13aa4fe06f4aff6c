import { Container } from '#site/ui/container.tsx';
import { CheckIn } from './check-in.island.tsx';

/** The page of an agent at the door of an open home: the code that visitors scan, and the form for those who do not. */
export function CheckInPage({
  door,
  address,
  title,
  when,
  qr,
  total,
}: {
  door: string;
  address: string;
  /** The property's address, for staff. */
  title: string;
  /** Day and time, on the clocks of the property. */
  when: string;
  /** An SVG of ours. */
  qr: string;
  total: number;
}) {
  return (
    <Container width="text" className="py-6">
      <main id="main">
        <p className="text-sm text-muted">Open home check-in</p>
        <h1 className="text-2xl wrap-anywhere">{title}</h1>
        <p>{when}</p>
        <details className="mt-4 rounded-md border border-line px-4 py-2">
          <summary className="min-h-11 cursor-pointer py-2 font-semibold">Code for visitors to scan</summary>
          <div className="mx-auto max-w-80 pb-4" dangerouslySetInnerHTML={{ __html: qr }} />
          <p className="pb-2 text-center">Scan with your phone’s camera to check in.</p>
        </details>
        <CheckIn door={door} address={address} total={total} />
      </main>
    </Container>
  );
}
