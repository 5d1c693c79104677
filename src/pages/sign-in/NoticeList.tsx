import { Button } from 'antd';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { fetchNotices, type Notice } from '@/api/session/system';
import { publishedNotices } from '@/session/published-notices';
import styles from './SignIn.module.css';

const NoticeDialog = lazy(() => import('./NoticeDialog'));

const SHOWN = 3;

/** The centre's notices for guests. Renders nothing if they fail to load (docs/specification.md 8). */
export function NoticeList() {
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  const [read, setRead] = useState<Notice>();

  useEffect(() => {
    let here = true;
    fetchNotices().then(
      (answer) => here && setNotices(publishedNotices(answer).slice(0, SHOWN)),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, []);

  if (notices.length === 0) return null;
  return (
    <section className={styles.notices} aria-labelledby="notices-title">
      <h3 id="notices-title">通知公告</h3>
      <Link data-tall className={styles.more} to="/pubNotice" aria-label="更多通知公告">
        更多
      </Link>
      <ul>
        {notices.map((notice) => (
          <li key={notice.id}>
            <Button type="link" size="small" className={styles.notice} onClick={() => setRead(notice)}>
              {notice.tgmc || '通知公告'}
            </Button>
            <time>{notice.startsj?.slice(0, 10)}</time>
          </li>
        ))}
      </ul>
      {read && (
        <Suspense fallback={null}>
          <NoticeDialog notice={read} onClose={() => setRead(undefined)} />
        </Suspense>
      )}
    </section>
  );
}
