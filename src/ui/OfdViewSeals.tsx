import type { OfdSealSummary } from '@/lib/ofd/ofd-file';
import styles from './OfdView.module.css';

/** The seals of a file by name, time and page. The hall shows them and does not verify them. */
export function OfdViewSeals({ seals }: { seals: readonly OfdSealSummary[] }) {
  if (seals.length === 0) return null;
  return (
    <section className={styles.seals} aria-label="电子印章">
      <h2>文件带有{seals.length}个电子签名或印章</h2>
      <ul>
        {seals.map(({ name, time, pages }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and the same seal may stand there twice
          <li key={index}>
            {name || '名称未写明'}
            {time && `，${time}`}
            {pages.length > 0 ? `，第${pagesText(pages)}页` : '，没有盖在页面上'}
          </li>
        ))}
      </ul>
      <p>这里仅供预览，不作验章结论。</p>
    </section>
  );
}

function pagesText(pages: readonly number[]): string {
  const first = pages.slice(0, 5).join('、');
  return pages.length > 5 ? `${first}等${pages.length}` : first;
}
