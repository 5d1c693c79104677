import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { RichText } from '@/ui/text/RichText';

/** Renders one text after the other as the hall does; built and run in a real browser by the specification beside it. */
declare global {
  interface Window {
    showRichText: (text: { base64: string } | { html: string }) => void;
  }
}

const host = document.createElement('div');
host.id = 'host';
host.style.cssText = 'position:absolute;left:100px;top:100px;width:600px;height:400px;overflow:auto';
document.body.append(host);
const root = createRoot(host);
let round = 0;
window.showRichText = (text) => {
  round += 1;
  // Drawn when the call returns: whoever calls looks at once.
  flushSync(() =>
    root.render(
      'html' in text ? <RichText key={round} html={text.html} /> : <RichText key={round} base64={text.base64} />,
    ),
  );
};
