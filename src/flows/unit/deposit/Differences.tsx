import { Alert } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { RosterRow } from '@/api/remittance';
import { maskIdNumber } from '@/domain/mask';
import { formatMoney } from '@/domain/money';
import type { PayrollDifferences, PayrollRow } from '@/domain/remittance';
import { flowPath } from '@/engine/flow-index';
import styles from './roster.module.css';

/** More are not read one by one; what is done about them is the same. */
const MOST_SHOWN = 200;

interface DifferencesProps {
  name: string;
  differences: PayrollDifferences<RosterRow>;
  looked: boolean;
  onLook: (looked: boolean) => void;
}

/** What the payroll says otherwise, group by group, each with what puts it right. */
export function Differences({ name, differences, looked, onLook }: DifferencesProps) {
  const { absent, unknown, repeated, base, same } = differences;
  const count = countOf(differences);
  if (count === 0) {
    return <Alert type="success" showIcon title={`${name}与清册一致，共${same}人`} />;
  }
  return (
    <>
      <div role="status">
        <Alert type="warning" showIcon title={`${name}与清册有${count}处不同，${same}人一致`} />
      </div>
      <Group
        title={`清册有、文件没有：${absent.length}人`}
        hint="已离职或停发工资的，请办理"
        business={[['GJ0305', '封存']]}
        head={['个人账号', '姓名', '缴存基数']}
        rows={absent.map(({ grzh, xingming, grjcjs }) => [grzh, xingming, formatMoney(grjcjs)])}
      />
      <Group
        title={`文件有、清册没有：${unknown.length}人`}
        hint="新入职的请办理开户，账户已封存的请办理"
        business={[
          ['GJ0301', '个人账户设立'],
          ['GJ0304', '启封'],
        ]}
        head={['行号', '姓名', '个人账号或证件号码']}
        rows={unknown.map((row) => [String(row.hh), row.xingming, row.grzh || maskIdNumber(row.zjhm)])}
      />
      <Group
        title={`文件中重复：${repeated.length}行`}
        hint="以先出现的一行为准，请核对后在文件中删去多余的一行"
        business={[]}
        head={['行号', '姓名', '个人账号', '重复于']}
        rows={repeated.map(({ member, row, first }) => [String(row.hh), member.xingming, member.grzh, `第${first}行`])}
      />
      <Group
        title={`基数不同：${base.length}人`}
        hint="需要改变基数的，请办理"
        business={[['GJ0203', '缴存基数调整']]}
        head={['个人账号', '姓名', '清册基数', '文件基数']}
        rows={base.map(({ member, row }) => [member.grzh, member.xingming, formatMoney(member.grjcjs), baseText(row)])}
      />
      <label className={styles.tick}>
        <input type="checkbox" checked={looked} onChange={({ target }) => onLook(target.checked)} />
        以上差异已逐一核对，本月按上述清册汇缴
      </label>
    </>
  );
}

/** How many differences there are. */
export function countOf({ absent, unknown, repeated, base }: PayrollDifferences<RosterRow>): number {
  return absent.length + unknown.length + repeated.length + base.length;
}

/** The differences in one text: what was looked at is told by it from what came later. */
export function sayDifferences({ absent, unknown, repeated, base }: PayrollDifferences<RosterRow>): string {
  return JSON.stringify([
    absent.map(({ grzh, grjcjs }) => [grzh, grjcjs]),
    [...unknown, ...repeated.map(({ row }) => row)].map(({ hh }) => hh),
    base.map(({ member: { grzh, grjcjs }, row }) => [grzh, grjcjs, row.hh]),
  ]);
}

function baseText({ grjcjs }: PayrollRow): string {
  return grjcjs === undefined ? '不是金额' : formatMoney(grjcjs);
}

interface GroupProps {
  title: string;
  hint: string;
  business: readonly (readonly [code: string, title: string])[];
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

function Group({ title, hint, business, head, rows }: GroupProps): ReactNode {
  if (rows.length === 0) return null;
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
            {rows.slice(0, MOST_SHOWN).map((row) => (
              <tr key={row.join(' ')}>
                {row.map((text, at) => (
                  <td key={head[at]}>{text}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {rows.length > MOST_SHOWN && <p>其余{rows.length - MOST_SHOWN}人未列出</p>}
    </details>
  );
}
