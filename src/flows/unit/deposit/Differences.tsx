import { Alert } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { peopleText } from '@/domain/counts';
import { formatMoney, parseYuan } from '@/domain/money';
import { flowPath } from '@/engine/flow/flow-index';
import type { Differences as Found } from '@/engine/import/differences';
import type { ShownRow } from '@/engine/import/import-definition';
import { payrollCell } from './payroll-import';
import styles from './roster.module.css';

interface DifferencesProps {
  /** Of the file. */
  name: string;
  found: Found;
  /** People alike in both. */
  same: number;
  looked: boolean;
  onLook: (looked: boolean) => void;
}

/** What the payroll says otherwise, group by group, each with what puts it right. */
export function Differences({ name, found, same, looked, onLook }: DifferencesProps) {
  const { counts, first } = found;
  const count = countOf(found);
  if (count === 0) {
    return <Alert type="success" showIcon title={`${name}与清册一致，共${peopleText(same)}`} />;
  }
  return (
    <>
      <div role="status">
        <Alert type="warning" showIcon title={`${name}与清册有${count}处不同，${peopleText(same)}一致`} />
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
      <label className={styles.tick}>
        <input type="checkbox" checked={looked} onChange={({ target }) => onLook(target.checked)} />
        以上差异已逐一核对，本月按上述清册汇缴
      </label>
    </>
  );
}

/** How many differences there are. */
export function countOf({ counts }: Found): number {
  return counts.absent + counts.unknown + counts.repeated + counts.differing;
}

/** A row as the list has it. */
function listed(row: ShownRow): string[] {
  return [payrollCell(row, 'grzh'), payrollCell(row, 'xingming'), formatMoney(payrollCell(row, 'qcjs'))];
}

/** A row of the file for which the list has no place, and why. */
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
  /** The first of them. */
  rows: readonly (readonly string[])[];
}

function Group({ title, count, hint, business, head, rows }: GroupProps): ReactNode {
  if (count === 0) return null;
  return (
    <details className={styles.differences} open>
      <summary>{title}</summary>
      <p className={styles.changes}>
        {hint}
        {business.map(([code, name]) => (
          <Link key={code} to={flowPath(code, 'unit') ?? '/dwwt/DwwtHome'}>
            {name}
          </Link>
        ))}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={styles.scroll} aria-label={title} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {head.map((text) => (
                <th key={text} scope="col">
                  {text}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.join(' ')}>
                {row.map((text, at) => (
                  <td key={head[at]}>{text}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {count > rows.length && <p>其余{count - rows.length}人未列出</p>}
    </details>
  );
}
