import { lazy, Suspense, useEffect, useState } from 'react';
import { fetchHallStatus, fetchNotices, type HallStatus, type Notice } from '@/api/system';
import styles from './Public.module.css';

const RichText = lazy(() => import('@/ui/RichText').then((module) => ({ default: module.RichText })));

/** Notices; while the hall is closed also why, until when, and what still works (specification 2.1, 4). */
export default function PubNotice() {
  const [status, setStatus] = useState<HallStatus>();
  const [notices, setNotices] = useState<Notice[]>();

  useEffect(() => {
    let here = true;
    const take =
      <T,>(set: (value: T) => void) =>
      (value: T) =>
        here && set(value);
    void fetchHallStatus().then(take(setStatus), () => undefined);
    void fetchNotices().then(
      take((list: Notice[]) => setNotices(Array.isArray(list) ? list : [])),
      take(() => setNotices([])),
    );
    return () => {
      here = false;
    };
  }, []);

  const closed = String(status?.qdzt) === '0';
  const published = notices?.filter((notice) => notice.fbzt === '1' && (notice.tgmc || notice.tgnr)) ?? [];
  return (
    <>
      <h1 tabIndex={-1} className={styles.heading}>
        {closed ? '网上办事大厅已停止服务' : '通知公告'}
      </h1>
      {closed && (
        <section className={`${styles.card} ${styles.closed}`} aria-label="停止服务说明">
          <p>{status?.tzyy || '系统维护'}</p>
          {status?.yjhfsj && <p>维护中，预计{status.yjhfsj}恢复。</p>}
          <p>期间可到公积金服务网点柜台办理，或拨打 12329 咨询。恢复后本页会自动返回您之前的页面。</p>
        </section>
      )}
      {notices === undefined && <p role="status">加载中...</p>}
      {notices && published.length === 0 && <p className={styles.empty}>暂无数据</p>}
      {published.map((notice) => (
        <article key={notice.id} className={styles.card}>
          <h2>{notice.tgmc || '通知公告'}</h2>
          <p className={styles.from}>
            {notice.dwmc} {notice.startsj}
          </p>
          {notice.tgnr && (
            <Suspense fallback={<p>加载中...</p>}>
              <RichText html={notice.tgnr} />
            </Suspense>
          )}
        </article>
      ))}
    </>
  );
}
