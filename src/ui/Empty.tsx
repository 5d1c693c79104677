import type { ReactNode } from 'react';
import styles from './Empty.module.css';

/** In place of a list without rows; `children` say what to do about it. */
export function Empty({ text = '暂无数据', children }: { text?: string; children?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <svg width="56" height="44" viewBox="0 0 56 44" aria-hidden="true" focusable="false">
        <path d="M8 24 16 8h24l8 16v14H8z M8 24h12l3 5h10l3-5h12" />
      </svg>
      <p>{text}</p>
      {children}
    </div>
  );
}
