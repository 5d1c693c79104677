import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { setQueryConsent } from '@/api/cases/available-businesses';
import { succeeded } from '@/lib/shown-errors';
import { LIST_PATHS } from '@/session/menu/list-paths';
import { Card } from '@/ui/Card';
import styles from './AvailableBusinesses.module.css';

/** Requests the standing consent to query the registers: one consent for all pages that query them automatically. */
export function ConsentCard({ title, why, action }: { title: string; why: string; action: string }) {
  return (
    <Card label="查询授权">
      <h2>{title}</h2>
      <p>
        {why}。每次查询都记入
        <Link to={LIST_PATHS.accessLog}>登录与授权记录</Link>，授权可以随时在本页撤回；不授权也可以照常办理各项业务。
      </p>
      <ConsentButton to={true}>{action}</ConsentButton>
    </Card>
  );
}

/** Grants or revokes the standing consent. */
export function ConsentButton({ to, children }: { to: boolean; children: string }) {
  const [busy, setBusy] = useState(false);
  const client = useQueryClient();
  const change = async () => {
    setBusy(true);
    if (await succeeded(setQueryConsent(to))) await client.invalidateQueries({ queryKey: ['person'] });
    setBusy(false);
  };
  return (
    <Button type={to ? 'primary' : 'link'} className={styles.consent} loading={busy} onClick={() => void change()}>
      {children}
    </Button>
  );
}
