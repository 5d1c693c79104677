import { Button } from 'antd';
import { useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Card } from '@/ui/Card';
import { Muted } from '@/ui/layout/Muted';
import { Row } from '@/ui/layout/Row';
import { toast } from '@/ui/state/toast';
import { RichText } from '@/ui/text/RichText';
import { type NoticeAddress, noticeLink } from './NoticeRows';
import type { ListedNotice } from './notice-search';
import styles from './notices.module.css';

interface NoticeArticleProps {
  listed: ListedNotice;
  newer: ListedNotice | undefined;
  older: ListedNotice | undefined;
  address: Readonly<NoticeAddress>;
}

/** One notice in place of the list. */
export function NoticeArticle({ listed, newer, older, address }: NoticeArticleProps) {
  const { notice, title, time } = listed;
  const heading = useRef<HTMLHeadingElement>(null);
  // The path does not change, so the router does not move the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every other notice
  useLayoutEffect(() => heading.current?.focus({ preventScroll: true }), [notice.id]);
  const list = noticeLink(listed, address).replace(/[?&]id=[^&]*$/, '');
  return (
    <Card label="通知正文">
      <article className={styles.article}>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <Muted className={styles.from}>
          <span>{notice.dwmc}</span> <time>{time}</time>
        </Muted>
        {listed.words || /<img\b/i.test(notice.tgnr ?? '') ? (
          <RichText html={notice.tgnr} />
        ) : (
          <Muted className={styles.from}>这条通知只有标题，没有正文。</Muted>
        )}
      </article>
      <Row data-tall gap={2} rowGap={1} className={styles.actions} data-print="hide">
        <Link to={list}>返回通知列表</Link>
        <Button onClick={() => window.print()}>打印</Button>
        <Button onClick={() => void copyLink(notice.id)}>复制链接</Button>
      </Row>
      <nav data-tall aria-label="上一条和下一条" className={styles.beside} data-print="hide">
        {newer && (
          <p>
            上一条：<Link to={noticeLink(newer, address)}>{newer.title}</Link>
          </p>
        )}
        {older && (
          <p>
            下一条：<Link to={noticeLink(older, address)}>{older.title}</Link>
          </p>
        )}
      </nav>
    </Card>
  );
}

async function copyLink(id: string): Promise<void> {
  const { origin, pathname } = window.location;
  try {
    await navigator.clipboard.writeText(`${origin}${pathname}#/pubNotice?id=${encodeURIComponent(id)}`);
    toast.success('链接已复制');
  } catch {
    toast.error('浏览器不允许复制，请从地址栏复制链接');
  }
}
