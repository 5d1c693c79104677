import { Alert, Button } from 'antd';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { type ConfirmedRoster, confirmRoster, type RosterAnswer } from '@/api/unit/remittance';
import { formatMoney } from '@/domain/money';
import { peopleText } from '@/domain/text/counts';
import { FlowLink } from '@/engine/flow/FlowLink';
import { useRun } from '@/engine/run/run';
import type { CustomControlProps } from '@/form/field-kinds';
import { failureText } from '@/lib/shown-errors';
import type { Held } from '@/schema/field-kinds';
import { Row } from '@/ui/layout/Row';
import { RosterBalance } from '@/ui/roster/RosterBalance';
import { LoadFailed } from '@/ui/state/LoadFailed';
import { Loading } from '@/ui/state/Loading';
import { MemberChanges } from '../MemberChanges';
import { sumsBalance } from './confirmed-roster';
import { PayrollComparison } from './PayrollComparison';
import { RosterTable } from './RosterTable';
import styles from './roster.module.css';
import { rosterChanges } from './roster-changes';
import { useRoster } from './use-roster';

/** Maximum changes listed. */
const MOST_NAMED = 20;
const UNBALANCED = '本月清册金额不平，请核对变动人员';

/** Monthly roster: balance, members, for source 3 the comparison with a payroll, and the unit's confirmation. */
export default function RosterControl(props: CustomControlProps<Held<ConfirmedRoster>>) {
  const { form } = useRun();
  const hjny = useStore(form.store, ({ values }) => String(values.hjny ?? ''));
  const hjksfs = useStore(form.store, ({ values }) => String(values.hjksfs ?? ''));
  const { load, roster, waiting, reload } = useRoster(hjny, hjksfs);
  if (load.phase === 'failed') return <LoadFailed error={load.error} onRetry={reload} />;
  if (!roster) return <Loading shape="table" />;
  return <Roster {...props} key={hjksfs} {...{ hjksfs, roster, waiting }} onReload={reload} />;
}

interface RosterProps extends CustomControlProps<Held<ConfirmedRoster>> {
  hjksfs: string;
  roster: RosterAnswer;
  /** Rows still loading: until then the roster can be neither confirmed nor compared. */
  waiting: number;
  onReload: () => void;
}

function Roster({ id, value: confirmed, onChange, aria, hjksfs, roster, waiting, onReload }: RosterProps) {
  /** Roster as last seen by the clerk, so that changes by another clerk are reported. */
  const [seen, setSeen] = useState(waiting > 0 ? undefined : roster);
  if (!seen && waiting === 0) setSeen(roster);
  const changes = useMemo(() => (seen ? rosterChanges(seen.list, roster.list) : []), [seen, roster]);
  const balanced = sumsBalance(roster);
  const empty = roster.hjrs === 0;
  /** True once all payroll differences were viewed; true without a payroll. */
  const [compared, setCompared] = useState(hjksfs !== '3');
  const { valid, state, confirm } = useConfirmation({ roster, hjksfs, confirmed, compared, onChange, onReload });
  const confirmable = balanced && !empty && waiting === 0;
  const { commits } = useRun();
  // What the page says instead of a roster that cannot be confirmed is repeated by the form.
  const commit = useEffectEvent(async () => valid || !confirmable || confirm());
  useEffect(() => {
    commits.set('mx', () => commit());
    return () => void commits.delete('mx');
  }, [commits]);

  return (
    // The group is a single form value, named by its label.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend of its own
    <div
      id={id}
      role="group"
      aria-labelledby={aria['aria-labelledby']}
      aria-describedby={aria['aria-describedby']}
      tabIndex={-1}
    >
      {changes.length > 0 && <RosterChanges changes={changes} onSeen={() => setSeen(roster)} />}
      <RosterBalance figures={roster} balanced={balanced} />
      {!balanced && (
        <div role="alert">
          <Alert
            type="error"
            showIcon
            role="none"
            title={UNBALANCED}
            description="上月清册之后办理过人员、基数或比例变动，请返回上一步，改选“沿用上月并计入已办变更”。"
          />
        </div>
      )}
      {empty && (
        <Alert
          type="warning"
          showIcon
          title="本月没有应缴职工，不能办理零金额汇缴"
          description={
            <>
              职工全部封存的，请办理
              <FlowLink code="GJ0206" />或<FlowLink code="GJ0108" />。
            </>
          }
        />
      )}
      <MemberChanges />
      {hjksfs === '3' && waiting === 0 && <PayrollComparison roster={roster} onSettled={setCompared} />}
      <RosterTable rows={roster.list} waiting={waiting} />
      <Row align="start" className={styles.confirm}>
        {state.message && (
          <div role="alert" className={styles.wide}>
            <Alert type="error" showIcon role="none" title={state.message} />
          </div>
        )}
        {valid && confirmed ? (
          <div role="status" className={styles.wide}>
            <Alert
              type="success"
              showIcon
              role="none"
              title={`清册已确认，确认单号${confirmed.qcqrdh}`}
              description={`${confirmed.hjrs}人，${formatMoney(confirmed.hjje)}。提交前又办理人员变更的，须重新确认。`}
            />
          </div>
        ) : (
          <Button type="primary" ghost loading={state.busy} disabled={!confirmable} onClick={() => void confirm()}>
            {waiting > 0 ? `正在读取清册，还有${peopleText(waiting)}` : '确认清册'}
          </Button>
        )}
        <Button onClick={onReload}>刷新清册</Button>
      </Row>
    </div>
  );
}

/** Changes by another clerk since the roster was first shown. */
function RosterChanges({ changes, onSeen }: { changes: readonly string[]; onSeen: () => void }) {
  return (
    <div role="status">
      <Alert
        type="warning"
        showIcon
        role="none"
        title={`清册自您打开后有${changes.length}处变化，请核对后再确认`}
        description={
          <>
            <ul>
              {changes.slice(0, MOST_NAMED).map((change) => (
                <li key={change}>{change}</li>
              ))}
            </ul>
            {changes.length > MOST_NAMED && <p>其余{changes.length - MOST_NAMED}处见下表</p>}
            <Button size="small" onClick={onSeen}>
              已核对
            </Button>
          </>
        }
      />
    </div>
  );
}

interface ConfirmationInput extends Pick<RosterProps, 'roster' | 'hjksfs' | 'onChange' | 'onReload'> {
  confirmed: ConfirmedRoster | null;
  compared: boolean;
}

/** The unit's confirmation of a roster; valid for the roster as it stands. */
function useConfirmation({ roster, hjksfs, confirmed, compared, onChange, onReload }: ConfirmationInput) {
  const [state, setState] = useState<{ busy: boolean; message: string }>({ busy: false, message: '' });
  /** Number confirmed on this page; one from a draft is validated by the centre first. */
  const [fresh, setFresh] = useState('');
  const valid =
    confirmed?.qcqrdh !== '' &&
    (confirmed?.qcqrdh === roster.yqrdh || confirmed?.qcqrdh === fresh) &&
    confirmed?.hjny === roster.hjny &&
    confirmed.hjksfs === hjksfs &&
    confirmed.hjje === roster.hjje;

  /** Returns whether the roster is confirmed; a failure is shown above the button. */
  const confirm = async (): Promise<boolean> => {
    if (!compared) {
      setState({ busy: false, message: '请先导入工资文件比对，并核对其中的差异' });
      return false;
    }
    setState({ busy: true, message: '' });
    const { hjny, hjrs, hjje } = roster;
    try {
      const answer = await confirmRoster({ hjny, hjksfs, hjrs: String(hjrs), hjje });
      setFresh(answer.qcqrdh);
      onChange(answer);
      setState({ busy: false, message: '' });
      return true;
    } catch (error) {
      setState({ busy: false, message: failureText(error, '确认失败，请重试') });
      // The roster may have changed.
      onReload();
      return false;
    }
  };
  return { valid, state, confirm };
}
