import { Alert, Button } from 'antd';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import type { RosterAnswer, RosterRow } from '@/api/remittance';
import { comparePayroll } from '@/domain/remittance';
import { useRun } from '@/engine/run';
import { saveFile } from '@/lib/save-file';
import { FileButton } from '@/ui/FileButton';
import type { ListColumn } from '@/ui/table/column';
import { sheetOf } from '@/ui/table/xlsx/sheet';
import { writeXlsx } from '@/ui/table/xlsx/write-xlsx';
import { toast } from '@/ui/toast';
import { countOf, Differences, sayDifferences } from './Differences';
import { readPayroll } from './payroll-file';
import { type KeptPayroll, keepPayroll, keptPayroll } from './payroll-keep';
import styles from './roster.module.css';

type State =
  | { phase: 'idle' }
  | { phase: 'reading'; fraction: number; stop: AbortController }
  | { phase: 'failed'; message: string }
  | ({ phase: 'read' } & KeptPayroll);

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
  const compare = (rows: KeptPayroll['rows']) => comparePayroll(membersOf(roster), rows);
  const differences = state.phase === 'read' ? compare(state.rows) : null;
  const looked = state.phase === 'read' && differences !== null && state.looked === sayDifferences(differences);

  const show = (payroll: KeptPayroll) => {
    const found = compare(payroll.rows);
    setState({ phase: 'read', ...payroll });
    onSettled(countOf(found) === 0 || payroll.looked === sayDifferences(found));
  };
  const restore = useEffectEvent(show);
  useEffect(() => {
    const stop = new AbortController();
    // Without it the file is chosen again.
    const found = keptPayroll(blocks, stop.signal).catch(() => null);
    void found.then((payroll) => payroll && !stop.signal.aborted && restore(payroll));
    return () => stop.abort();
  }, [blocks]);

  const keep = (payroll: KeptPayroll) => {
    keepPayroll(blocks, payroll);
    show(payroll);
  };
  const read = async (file: File) => {
    const stop = new AbortController();
    onSettled(false);
    setState({ phase: 'reading', fraction: 0, stop });
    try {
      const rows = await readPayroll(file, (fraction) => setState({ phase: 'reading', fraction, stop }), stop.signal);
      keep({ name: file.name, rows, looked: '' });
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
      {state.phase === 'read' && differences && (
        <Differences
          name={state.name}
          differences={differences}
          looked={looked}
          onLook={(now) => {
            const { name, rows } = state;
            keep({ name, rows, looked: now ? sayDifferences(differences) : '' });
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
    const file = await writeXlsx([sheetOf(sheet, TEMPLATE, members, { options: () => [] })]);
    saveFile(`${roster.hjny}工资比对模板.xlsx`, file);
  } catch (error) {
    toast.error(error instanceof Error ? error.message : '模板没有生成，请重试');
  }
}
