import { createRoot } from 'react-dom/client';
import OfdViewFile from '@/ui/files/OfdViewFile';
import '@/ui/theme.css';
import * as makers from '../../packages/ofd/tests/samples/makers';

/** The viewer with one file after the other; run in a real browser by the bench beside it. */
declare global {
  interface Window {
    /** Makes a file ready: of so many pages, or one of the small kinds by its number. */
    prepareOfd: (pages: number, kind?: number) => void;
    /** Opens it; ms until its first page is in the page. */
    openOfd: () => Promise<number>;
  }
}

const KINDS = [makers.subsetGlyphs, makers.pictures, makers.invoice, makers.ofdInSeal, makers.paints];
const root = createRoot(document.querySelector('#root') ?? document.body);
let bytes = new Uint8Array();
let opened = 0;

window.prepareOfd = (pages, kind = -1) => {
  bytes = KINDS[kind]?.() ?? makers.long(pages);
};

window.openOfd = async () => {
  const start = performance.now();
  opened += 1;
  root.render(<OfdViewFile key={opened} bytes={bytes} onDownload={() => undefined} failed={(text) => <p>{text}</p>} />);
  const before = document.querySelector('svg[role="group"]');
  for (;;) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const shown = document.querySelector('svg[role="group"]');
    if (shown && shown !== before) return performance.now() - start;
  }
};
