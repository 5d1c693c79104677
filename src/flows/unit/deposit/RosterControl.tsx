import { Alert, Button } from 'antd';
import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { type ConfirmedRoster, confirmRoster, type RosterAnswer } from '@/api/remittance';
import { peopleText } from '@/domain/counts';
import { formatMoney } from '@/domain/money';
import { FlowLink } from '@/engine/flow/FlowLink';
import { useRun } from '@/engine/run/run';
import type { CustomControlProps, Held } from '@/form/field-kinds';
import { LoadFailed } from '@/ui/LoadFailed';
import { Loading } from '@/ui/Loading';
import { RosterBalance } from '@/ui/roster/RosterBalance';
import { sumsBalance } from './confirmed-roster';
import { MemberChanges } from './MemberChanges';
import { PayrollComparison } from './PayrollComparison';
import { RosterTable } from './RosterTable';
import styles from './roster.module.css';
import { rosterChanges } from './roster-changes';
import { useRoster } from './use-roster';

/** So many changes are named. */
const MOST_NAMED = 20;
const UNBALANCED = '本月清册金额不平，请核对变动人员';

/** The list of the month: its balance, its people, for source 3 the comparison with a payroll, and the unit's yes to it. */
export default function RosterControl(props: CustomControlProps<Held<ConfirmedRoster>>) {
  const { form } = useRun();
  const hjny = useStore(form.store, ({ values }) => String(values.hjny ?? ''));
  const hjksfs = useStore(form.store, ({ values }) => String(values.hjksfs ?? ''));
  const { load, roster, waiting, reload } = useRoster(hjny, hjksfs);
  if (load.phase === 'failed') return <LoadFailed error={load.error} onRetry={reload} />;
  if (!roster) return <Loading />;
  return <Roster {...props} key={hjksfs} {...{ hjksfs, roster, waiting }} onReload={reload} />;
}

interface RosterProps extends CustomControlProps<Held<ConfirmedRoster>> {
  hjksfs: string;
  roster: RosterAnswer;
  /** Rows still on their way: until then nothing is confirmed or compared. */
  waiting: number;
  onReload: () => void;
}

function Roster({ id, value: confirmed, onChange, aria, hjksfs, roster, waiting, onReload }: RosterProps) {
  /** As it was when the clerk last saw it: whatever another one changes meanwhile is said. */
  const [seen, setSeen] = useState(waiting > 0 ? undefined : roster);
  if (!seen && waiting === 0) setSeen(roster);
  const changes = useMemo(() => (seen ? rosterChanges(seen.list, roster.list) : []), [seen, roster]);
  const balanced = sumsBalance(roster);
  const empty = roster.hjrs === 0;
  /** What the payroll says otherwise has been looked at; without a payroll there is nothing to look at. */
  const [compared, setCompared] = useState(hjksfs !== '3');
  const [state, setState] = useState<{ busy: boolean; message: string }>({ busy: false, message: '' });
  /** Confirmed on this page; what a draft brings must still be known to the centre. */
  const [fresh, setFresh] = useState('');
  const valid =
    confirmed?.qcqrdh !== '' &&
    (confirmed?.qcqrdh === roster.yqrdh || confirmed?.qcqrdh === fresh) &&
    confirmed?.hjny === roster.hjny &&
    confirmed.hjksfs === hjksfs &&
    confirmed.hjje === roster.hjje;

  const confirm = async () => {
    if (!compared) return setState({ busy: false, message: '请先导入工资文件比对，并核对其中的差异' });
    setState({ busy: true, message: '' });
    const { hjny, hjrs, hjje } = roster;
    try {
      const answer = await confirmRoster({ hjny, hjksfs, hjrs: String(hjrs), hjje });
      setFresh(answer.qcqrdh);
      onChange(answer);
      setState({ busy: false, message: '' });
    } catch (error) {
      setState({ busy: false, message: error instanceof Error ? error.message : '确认失败，请重试' });
      // The list may be another one by now.
      onReload();
    }
  };

  return (
    // The whole is one value of the form: its label names it.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend of its own
    <div
      id={id}
      role="group"
      aria-labelledby={aria['aria-labelledby']}
      aria-describedby={aria['aria-describedby']}
      tabIndex={-1}
    >
      {changes.length > 0 && (
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
                <Button size="small" onClick={() => setSeen(roster)}>
                  已核对
                </Button>
              </>
            }
          />
        </div>
      )}
      <RosterBalance figures={roster} balanced={balanced} />
      {!balanced && (
        <div role="alert">
          <Alert
            type="error"
            showIcon
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
      <div className={styles.confirm}>
        {state.message && (
          <div role="alert" className={styles.wide}>
            <Alert type="error" showIcon title={state.message} />
          </div>
        )}
        {valid ? (
          <div role="status" className={styles.wide}>
            <Alert
              type="success"
              showIcon
              title={`清册已确认，确认单号${confirmed.qcqrdh}`}
              description={`${confirmed.hjrs}人，${formatMoney(confirmed.hjje)}。提交前又办理人员变更的，须重新确认。`}
            />
          </div>
        ) : (
          <Button
            type="primary"
            ghost
            loading={state.busy}
            disabled={!balanced || empty || waiting > 0}
            onClick={() => void confirm()}
          >
            {waiting > 0 ? `正在读取清册，还有${peopleText(waiting)}` : '确认清册'}
          </Button>
        )}
        <Button onClick={onReload}>刷新清册</Button>
      </div>
    </div>
  );
}
