import { Alert, Checkbox } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatMoney, parseYuan } from '@/domain/money';
import { peopleText } from '@/domain/text/counts';
import { flowPath } from '@/engine/flow/flow-index';
import type { FileDifferences as Found, ShownRow } from '@/engine/import/import-protocol';
import { DataTable } from '@/ui/DataTable';
import { Row } from '@/ui/layout/Row';
import { payrollCell } from './payroll-import';
import styles from './roster.module.css';

interface DifferencesProps {
  /** File name. */
  name: string;
  found: Found;
  /** Number of people without a difference. */
  same: number;
  looked: boolean;
  onLook: (looked: boolean) => void;
}

/** Differences of the payroll, by group, each with the business that resolves it. */
export function DifferenceList({ name, found, same, looked, onLook }: DifferencesProps) {
  const { counts, first } = found;
  const count = countOf(found);
  if (count === 0) {
    return <Alert type="success" showIcon title={`${name}与清册一致，共${peopleText(same)}`} />;
  }
  return (
    <>
      <div role="status">
        <Alert type="warning" showIcon role="none" title={`${name}与清册有${count}处不同，${peopleText(same)}一致`} />
      </div>
      <Group
        title={`清册有、文件没有：${peopleText(counts.absent)}`}
        count={counts.absent}
        hint="已离职或停发工资的，请办理"
        business={[['GJ0305', '封存']]}
        head={['个人账号', '姓名', '缴存基数']}
        rows={first.absent.map(listed)}
      />
      <Group
        title={`文件有、清册没有：${peopleText(counts.unknown)}`}
        count={counts.unknown}
        hint="新入职的请办理开户，账户已封存的请办理"
        business={[
          ['GJ0301', '个人账户设立'],
          ['GJ0304', '启封'],
        ]}
        head={['行号', '姓名', '个人账号或证件号码', '说明']}
        rows={first.unknown.map(unexpected)}
      />
      <Group
        title={`文件中重复：${counts.repeated}行`}
        count={counts.repeated}
        hint="以先出现的一行为准，请核对后在文件中删去多余的一行"
        business={[]}
        head={['行号', '姓名', '个人账号', '说明']}
        rows={first.repeated.map(unexpected)}
      />
      <Group
        title={`基数不同：${peopleText(counts.differing)}`}
        count={counts.differing}
        hint="需要改变基数的，请办理"
        business={[['GJ0203', '缴存基数调整']]}
        head={['个人账号', '姓名', '清册基数', '文件基数']}
        rows={first.differing.map((row) => [...listed(row), baseText(row)])}
      />
      <Checkbox checked={looked} onChange={({ target }) => onLook(target.checked)}>
        以上差异已逐一核对，本月按上述清册汇缴
      </Checkbox>
    </>
  );
}

/** Total number of differences. */
export function countOf({ counts }: Found): number {
  return counts.absent + counts.unknown + counts.repeated + counts.differing;
}

/** Row with the values of the roster. */
function listed(row: ShownRow): string[] {
  return [payrollCell(row, 'grzh'), payrollCell(row, 'xingming'), formatMoney(payrollCell(row, 'qcjs'))];
}

/** Row of the file without a match in the roster, with the reason. */
function unexpected(row: ShownRow): string[] {
  return [String(row.line), payrollCell(row, 'xingming'), payrollCell(row, 'grzh'), saidOf(row)];
}

function baseText(row: ShownRow): string {
  const base = parseYuan(payrollCell(row, 'grjcjs'));
  return base === undefined ? saidOf(row) : formatMoney(base);
}

function saidOf({ problems }: ShownRow): string {
  return problems.map(({ text }) => text).join('；');
}

interface GroupProps {
  title: string;
  count: number;
  hint: string;
  business: readonly (readonly [code: string, title: string])[];
  head: readonly string[];
  /** First rows of the group. */
  rows: readonly (readonly string[])[];
}

function Group({ title, count, hint, business, head, rows }: GroupProps): ReactNode {
  if (count === 0) return null;
  return (
    <details className={styles.differences} open>
      <summary>{title}</summary>
      <Row as="p" gap={2} className={styles.changes}>
        {hint}
        {business.map(([code, name]) => (
          <Link key={code} to={flowPath(code, 'unit') ?? '/dwwt/DwwtHome'}>
            {name}
          </Link>
        ))}
      </Row>
      <DataTable
        label={title}
        rowKey={(row) => row.join(' ')}
        columns={head.map((text, at) => ({ title: text, key: text, render: (row: readonly string[]) => row[at] }))}
        rows={rows}
        maxHeight={320}
        asCards={false}
      />
      {count > rows.length && <p>其余{count - rows.length}人未列出</p>}
    </details>
  );
}
