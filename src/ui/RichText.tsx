import { useMemo } from 'react';
import { decodeBase64 } from '@/lib/base64';
import styles from './RichText.module.css';
import { sanitizeRichText } from './sanitize-rich-text';

/** Rich text of the server (Base64 of UTF-8 HTML, or HTML itself), made harmless; '--' when there is none or it cannot be read. */
export function RichText({
  base64,
  html = '',
}: { base64: string; html?: undefined } | { base64?: undefined; html: string }) {
  const source = base64 === undefined ? html : base64;
  const encoded = base64 !== undefined;
  const clean = useMemo(() => sanitizeRichText(encoded ? decodeBase64(source) : source), [source, encoded]);
  if (clean.trim() === '') return <p className={styles.empty}>--</p>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised two lines above, the only place that writes HTML
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: clean }} />;
}
