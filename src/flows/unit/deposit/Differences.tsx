import { Alert } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { peopleText } from '@/domain/counts';
import { maskIdNumber } from '@/domain/mask';
import { formatMoney } from '@/domain/money';
import type { PayrollRow } from '@/domain/remittance';
import { flowPath } from '@/engine/flow/flow-index';
import { countOf } from './payroll-file';
import type { PayrollResult } from './payroll-result';
import styles from './roster.module.css';

interface DifferencesProps {
  name: string;
  result: PayrollResult;
  looked: boolean;
  onLook: (looked: boolean) => void;
}

/** What the payroll says otherwise, group by group, each with what puts it right. */
export function Differences({ name, result, looked, onLook }: DifferencesProps) {
  const { counts, first, same } = result;
  const count = countOf(result);
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
        rows={first.absent.map(({ grzh, xingming, grjcjs }) => [grzh, xingming, formatMoney(grjcjs)])}
      />
      <Group
        title={`文件有、清册没有：${peopleText(counts.unknown)}`}
        count={counts.unknown}
        hint="新入职的请办理开户，账户已封存的请办理"
        business={[
          ['GJ0301', '个人账户设立'],
          ['GJ0304', '启封'],
        ]}
        head={['行号', '姓名', '个人账号或证件号码']}
        rows={first.unknown.map((row) => [String(row.hh), row.xingming, row.grzh || maskIdNumber(row.zjhm)])}
      />
      <Group
        title={`文件中重复：${counts.repeated}行`}
        count={counts.repeated}
        hint="以先出现的一行为准，请核对后在文件中删去多余的一行"
        business={[]}
        head={['行号', '姓名', '个人账号', '重复于']}
        rows={first.repeated.map(({ member, row, first: counted }) => [
          String(row.hh),
          member.xingming,
          member.grzh,
          `第${counted}行`,
        ])}
      />
      <Group
        title={`基数不同：${peopleText(counts.base)}`}
        count={counts.base}
        hint="需要改变基数的，请办理"
        business={[['GJ0203', '缴存基数调整']]}
        head={['个人账号', '姓名', '清册基数', '文件基数']}
        rows={first.base.map(({ member, row }) => [
          member.grzh,
          member.xingming,
          formatMoney(member.grjcjs),
          baseText(row),
        ])}
      />
      <label className={styles.tick}>
        <input type="checkbox" checked={looked} onChange={({ target }) => onLook(target.checked)} />
        以上差异已逐一核对，本月按上述清册汇缴
      </label>
    </>
  );
}

function baseText({ grjcjs }: PayrollRow): string {
  return grjcjs === undefined ? '不是金额' : formatMoney(grjcjs);
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
