import type { DrawnPage } from '@hall/ofd/ofd-file';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import styles from './OfdView.module.css';

/** Prints all pages in their own paper size; calls `onDone` once the print window has closed. */
export function OfdViewPrint({ pages, onDone }: { pages: readonly DrawnPage[]; onDone: () => void }) {
  const paper = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = document.documentElement;
    let gone = false;
    paper.current?.querySelectorAll(`.${styles.leaf}`).forEach((leaf, index) => {
      const picture = pages[index]?.picture;
      if (picture) leaf.replaceChildren(picture);
    });
    root.dataset.printOfd = '';
    // Some browsers return from print() before printing; without an 'afterprint' event a timeout of one minute applies.
    let timer: ReturnType<typeof setTimeout> | undefined;
    window.addEventListener('afterprint', onDone);
    void picturesReady(pages).then(() => {
      if (gone) return;
      timer = setTimeout(onDone, 60_000);
      window.print();
    });
    return () => {
      gone = true;
      clearTimeout(timer);
      window.removeEventListener('afterprint', onDone);
      delete root.dataset.printOfd;
    };
  }, [pages, onDone]);
  const sizes = [...new Set(pages.map(({ area }) => `${area.width}mm ${area.height}mm`))];
  return createPortal(
    <div ref={paper} className={styles.paper} aria-hidden="true">
      <style>
        {sizes.map((size, index) => `@page ofd${index}{size:${size};margin:0;@bottom-center{content:none}}`).join('\n')}
      </style>
      {pages.map(({ area }, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: pages are their numbers
          key={index}
          className={styles.leaf}
          style={{
            page: `ofd${sizes.indexOf(`${area.width}mm ${area.height}mm`)}`,
            width: `${area.width}mm`,
            // Slightly less than the paper: rounding would add an empty page after each.
            height: `${area.height - 0.2}mm`,
          }}
        />
      ))}
    </div>,
    document.body,
  );
}

/** Resolves once all pictures are decoded: undecoded ones would be missing in print. */
async function picturesReady(pages: readonly DrawnPage[]): Promise<void> {
  await Promise.all(
    pages.flatMap(({ urls }) =>
      urls.map((url) => {
        const image = new Image();
        image.src = url;
        return image.decode?.().catch(() => undefined);
      }),
    ),
  );
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}
