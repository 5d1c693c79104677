import { type MouseEvent, useMemo, useState } from 'react';
import { decodeBase64 } from '@/lib/base64';
import { LeaveDialog } from '../dialog/LeaveDialog';
import { Muted } from '../layout/Muted';
import { LocalBoundary } from '../state/LocalBoundary';
import styles from './RichText.module.css';
import { type RichTextPlace, sanitizeRichText } from './sanitize-rich-text';

type Source = { base64: string; html?: undefined } | { base64?: undefined; html: string };

const UNSHOWN = '这部分内容暂时无法显示，请稍后重试，或者拨打12329咨询。';

/**
 * Rich text of the server (Base64 of UTF-8 HTML, or HTML itself), sanitised; '--' when empty or unreadable. An error while rendering
 * replaces only this text.
 */
export function RichText(props: Source & RichTextPlace) {
  return (
    <LocalBoundary key={props.base64 ?? props.html} instead={<p role="alert">{UNSHOWN}</p>}>
      <Drawn {...props} />
    </LocalBoundary>
  );
}

function Drawn({ base64, html = '', headingsFrom }: Source & RichTextPlace) {
  const source = base64 === undefined ? html : base64;
  const encoded = base64 !== undefined;
  const clean = useMemo(
    () => sanitizeRichText(encoded ? decodeBase64(source) : source, { headingsFrom }),
    [source, encoded, headingsFrom],
  );
  // Memoized: for a new object React rewrites the HTML and drops the focus inside.
  const inner = useMemo(() => ({ __html: clean }), [clean]);
  const [leavingTo, setLeavingTo] = useState<string>();

  if (clean.trim() === '') return <Muted body>--</Muted>;
  const ask = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[target]') : null;
    // The right button opens the browser's context menu.
    if (!(link instanceof HTMLAnchorElement) || event.button === 2) return;
    event.preventDefault();
    setLeavingTo(link.href);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the links inside are what is pressed; keys press them as clicks */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: as above */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised above, the only place that writes HTML */}
      <div className={styles.text} dangerouslySetInnerHTML={inner} onClick={ask} onAuxClick={ask} />
      {leavingTo !== undefined && <LeaveDialog href={leavingTo} onClose={() => setLeavingTo(undefined)} />}
    </>
  );
}
