import { Alert, Button } from 'antd';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import type { RosterAnswer, RosterRow } from '@/api/remittance';
import { useRun } from '@/engine/run/run';
import { saveFile } from '@/lib/save-file';
import { FileButton } from '@/ui/FileButton';
import type { ListColumn } from '@/ui/table/column';
import { sheetInWork } from '@/ui/table/xlsx/sheet';
import { writeXlsx } from '@/ui/table/xlsx/write-xlsx';
import { toast } from '@/ui/toast';
import { Differences } from './Differences';
import { comparePayrollFile, countOf } from './payroll-file';
import { type KeptPayroll, keepPayroll, keptPayroll } from './payroll-keep';
import type { PayrollResult } from './payroll-result';
import styles from './roster.module.css';

type State =
  | { phase: 'idle' }
  | { phase: 'reading'; fraction: number; stop: AbortController }
  | { phase: 'failed'; message: string }
  | ({ phase: 'read'; result: PayrollResult } & KeptPayroll);

interface PayrollComparisonProps {
  roster: RosterAnswer;
  /** The comparison is done: no difference, or all of them looked at. */
  onSettled: (settled: boolean) => void;
}

/**
 * Compares the list with the unit's payroll. Differences are shown and lead to where they are put right; the list stays as it
 * is. What was compared is kept with the draft: going to put a difference right must not cost the comparison.
 */
export function PayrollComparison({ roster, onSettled }: PayrollComparisonProps) {
  const id = useId();
  const { blocks } = useRun();
  const [state, setState] = useState<State>({ phase: 'idle' });
  const members = membersOf(roster);

  const show = (payroll: KeptPayroll, result: PayrollResult) => {
    setState({ phase: 'read', result, ...payroll });
    onSettled(countOf(result) === 0 || payroll.looked === result.mark);
  };
  const restore = useEffectEvent(async (signal: AbortSignal) => {
    const payroll = await keptPayroll(blocks, signal);
    if (!payroll) return;
    const { result } = await comparePayrollFile({ kept: payroll.kept }, members, () => undefined, signal);
    signal.throwIfAborted();
    show(payroll, result);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: other blocks hold another payroll
  useEffect(() => {
    const stop = new AbortController();
    // Without it the file is chosen again.
    restore(stop.signal).catch(() => undefined);
    return () => stop.abort();
  }, [blocks]);

  const keep = (payroll: KeptPayroll, result: PayrollResult) => {
    keepPayroll(blocks, payroll);
    show(payroll, result);
  };
  const read = async (file: File) => {
    const stop = new AbortController();
    onSettled(false);
    setState({ phase: 'reading', fraction: 0, stop });
    try {
      const reading = (fraction: number) => setState({ phase: 'reading', fraction, stop });
      const { kept, result } = await comparePayrollFile({ file }, members, reading, stop.signal);
      keep({ name: file.name, kept, looked: '' }, result);
    } catch (error) {
      if (stop.signal.aborted) setState({ phase: 'idle' });
      else setState({ phase: 'failed', message: error instanceof Error ? error.message : '文件无法读取，请重试' });
    }
  };

  return (
    <section className={styles.comparison} aria-labelledby={`${id}-title`}>
      <h4 id={`${id}-title`}>工资文件比对</h4>
      <p>
        文件在本机读取和比对，比对不会改动清册；比对用的姓名、账号、基数和遮盖的证件号码随草稿保存，提交或删除草稿后清除。
      </p>
      <div className={styles.file}>
        <FileButton label="选择工资文件（.xlsx）" accept=".xlsx" onChoose={([file]) => file && void read(file)} />
        <Button onClick={() => void template(roster)}>下载模板</Button>
      </div>
      {state.phase === 'reading' && (
        <div className={styles.file} role="status">
          <progress value={state.fraction} max={1} aria-label="读取进度" />
          <Button onClick={() => state.stop.abort()}>取消</Button>
        </div>
      )}
      {state.phase === 'failed' && (
        <div role="alert">
          <Alert type="error" showIcon title={state.message} />
        </div>
      )}
      {state.phase === 'read' && (
        <Differences
          name={state.name}
          result={state.result}
          looked={state.looked === state.result.mark}
          onLook={(now) => {
            const { name, kept, result } = state;
            keep({ name, kept, looked: now ? result.mark : '' }, result);
          }}
        />
      )}
    </section>
  );
}

/** Those who pay in this month. */
function membersOf(roster: RosterAnswer): RosterRow[] {
  return roster.list.filter(({ yjce }) => yjce !== '0.00');
}

const TEMPLATE: readonly ListColumn<RosterRow>[] = [
  { prop: 'grzh', label: '个人账号', width: 130 },
  { prop: 'xingming', label: '姓名', width: 100 },
  { prop: 'zjhm', label: '证件号码', width: 170 },
  { prop: 'grjcjs', label: '缴存基数', width: 110, type: 'tofix2' },
];

/** The present members with their bases, to be filled in from the payroll. */
async function template(roster: RosterAnswer): Promise<void> {
  try {
    const members = membersOf(roster);
    const sheet = { name: '工资比对', title: `${roster.hjny}汇缴清册比对模板`, marks: [] };
    const file = await writeXlsx([sheetInWork(sheet, TEMPLATE, members, { options: () => [] })]);
    saveFile(`${roster.hjny}工资比对模板.xlsx`, file);
  } catch (error) {
    toast.error(error instanceof Error ? error.message : '模板没有生成，请重试');
  }
}
