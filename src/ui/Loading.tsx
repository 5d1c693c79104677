import styles from './Loading.module.css';

/** While something is on its way; the ring stands still for those who want no motion. */
export function Loading({ text = '加载中...' }: { text?: string }) {
  return (
    <div className={styles.loading} role="status">
      <span className={styles.ring} aria-hidden="true" />
      <span>{text}</span>
    </div>
  );
}
