import { Spin } from 'antd';
import styles from './Loading.module.css';

export function Loading() {
  return (
    <div className={styles.loading} role="status">
      <Spin />
      <span>加载中...</span>
    </div>
  );
}
