import type { ReactNode } from 'react';

const ID = 'printed-only';

/** Nothing of the panel but this part is on paper, black on white in the dark theme too. */
const STYLE = `@media print {
  @page { margin: 15mm; }
  body * { visibility: hidden; }
  #${ID}, #${ID} * { visibility: visible; color: #000 !important; background: #fff !important; }
  #${ID} { position: absolute; inset: 0 0 auto 0; }
}`;

/** The part of a page that the browser prints, so that the manager can save it as a PDF. A page has one. */
export function PrintedOnly({ children }: { children: ReactNode }) {
  return (
    <div id={ID}>
      <style>{STYLE}</style>
      {children}
    </div>
  );
}
