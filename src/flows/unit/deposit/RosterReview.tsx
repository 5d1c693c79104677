import { Alert, Button } from 'antd';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { type ConfirmedRoster, fetchRoster } from '@/api/remittance';
import { useLoad } from '@/engine/flow/use-load';
import { useRun } from '@/engine/run/run';
import type { CustomControlProps, Held } from '@/form/field-kinds';
import { LoadFailed } from '@/ui/LoadFailed';
import { Loading } from '@/ui/Loading';
import { seenRoster, sumsBalance } from './confirmed-roster';
import { MemberChanges } from './MemberChanges';
import { RosterTable } from './RosterTable';
import styles from './roster.module.css';

/** On the check page: who came, left or changed since last month, the whole list one click away. What was confirmed before is not asked for again. */
export default function RosterReview(props: CustomControlProps<Held<ConfirmedRoster>>) {
  const { value } = props;
  return value && value.qcqrdh !== '' ? null : <Unconfirmed {...props} />;
}

function Unconfirmed({ value, onChange }: CustomControlProps<Held<ConfirmedRoster>>) {
  const { form } = useRun();
  const hjny = useStore(form.store, ({ values }) => String(values.hjny ?? ''));
  const hjksfs = useStore(form.store, ({ values }) => String(values.hjksfs ?? ''));
  const roster = useLoad(`${hjny} ${hjksfs}`, (signal) => fetchRoster({ hjny, hjksfs }, { signal }));
  const usable = roster.phase === 'ready' && sumsBalance(roster.data) && roster.data.hjrs > 0;
  const seen = usable ? roster.data : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was seen changes with the answer alone
  useEffect(() => {
    if (seen && hjksfs !== '3') onChange(seenRoster(seen, hjksfs));
  }, [seen]);
  if (roster.phase === 'failed') return <LoadFailed error={roster.error} onRetry={roster.reload} />;
  if (!roster.data) return <Loading />;
  if (!usable && !value) {
    return <Alert type="error" showIcon title="本月清册须逐项核对，请点击“修改”查看原因" />;
  }
  return (
    <>
      <RosterTable rows={roster.data.list} first="changed" />
      <MemberChanges />
      <div className={styles.confirm}>
        <Button onClick={roster.reload}>刷新清册</Button>
        <span>提交即确认本月清册；提交前又办理人员变更的，会请您重新核对。</span>
      </div>
    </>
  );
}
