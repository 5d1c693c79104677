import { Alert, Button } from 'antd';
import { useLayoutEffect } from 'react';
import { useStore } from 'zustand';
import type { ConfirmedRoster } from '@/api/unit/remittance';
import { peopleText } from '@/domain/text/counts';
import { useReportReading } from '@/engine/run/reading';
import { useRun } from '@/engine/run/run';
import type { CustomControlProps } from '@/form/field-kinds';
import type { Held } from '@/schema/field-kinds';
import { Row } from '@/ui/layout/Row';
import { LoadFailed } from '@/ui/state/LoadFailed';
import { Loading } from '@/ui/state/Loading';
import { MemberChanges } from '../MemberChanges';
import { seenRoster, sumsBalance } from './confirmed-roster';
import { RosterTable } from './RosterTable';
import styles from './roster.module.css';
import { useRoster } from './use-roster';

/**
 * Check page: members who joined, left or changed since last month, with the full roster one click away. An earlier confirmation stays
 * valid.
 */
export default function RosterReview(props: CustomControlProps<Held<ConfirmedRoster>>) {
  const { value } = props;
  return value && value.qcqrdh !== '' ? null : <Unconfirmed {...props} />;
}

function Unconfirmed({ value, onChange }: CustomControlProps<Held<ConfirmedRoster>>) {
  const { form } = useRun();
  const hjny = useStore(form.store, ({ values }) => String(values.hjny ?? ''));
  const hjksfs = useStore(form.store, ({ values }) => String(values.hjksfs ?? ''));
  const { load, roster, waiting, reload } = useRoster(hjny, hjksfs);
  const usable = load.phase === 'ready' && sumsBalance(load.data) && load.data.hjrs > 0;
  const seen = usable ? load.data : undefined;
  // Before the first paint of the roster, so that an immediate submission confirms the roster shown.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `seen` changes with the answer only
  useLayoutEffect(() => {
    if (seen && hjksfs !== '3') onChange(seenRoster(seen, hjksfs));
  }, [seen]);
  const left = waiting > 0 ? `，还有${peopleText(waiting)}` : '';
  useReportReading('mx', load.phase === 'loading' ? `正在读取汇缴清册${left}` : '');
  if (load.phase === 'failed') return <LoadFailed error={load.error} onRetry={reload} />;
  if (!roster) return <Loading shape="table" />;
  if (!usable && waiting === 0 && !value) {
    return <Alert type="error" showIcon title="本月清册须逐项核对，请点击“修改”查看原因" />;
  }
  return (
    <>
      <RosterTable rows={roster.list} waiting={waiting} first="changed" />
      <MemberChanges />
      <Row align="start" className={styles.confirm}>
        <Button onClick={reload}>刷新清册</Button>
        <span>提交即确认本月清册；提交前又办理人员变更的，会请您重新核对。</span>
      </Row>
    </>
  );
}
