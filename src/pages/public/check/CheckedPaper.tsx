import { Alert, type AlertProps, Button } from 'antd';
import { useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { DocumentCheck, CheckedTable as Table } from '@/api/archive/documents';
import { readPaperNumber } from '@/domain/identity/check-code';
import { Card } from '@/ui/Card';
import { DataTable } from '@/ui/DataTable';
import styles from './check.module.css';

type Verdict = Required<Pick<AlertProps, 'type'>> & { label: string };

const STATES: Readonly<Record<string, Verdict>> = {
  '1': { type: 'success', label: '真实有效' },
  '0': { type: 'error', label: '真实，但已作废' },
  '2': { type: 'warning', label: '真实，但已过有效期' },
};
/** An exported list: its origin in the hall is certain, unchanged rows are not. */
const LIST = { type: 'warning', label: '编号真实，内容请另行核对' } as const;
/** A document of a case stays genuine while the case proceeds. */
const OF_ITS_DAY = { type: 'success', label: '真实，所载为开具时的状态' } as const;
const CASE_PAPER = '31';
/** A contract with the state of its case: not signed by all. */
const PENDING = { type: 'warning', label: '真实，尚未生效' } as const;
const CONTRACT = '34';
const UNKNOWN = { type: 'error', label: '未通过核验' } as const;

/** The centre's verdict on a document; printable, with the time of the check. */
export function CheckedPaper({ zmbh, check }: { zmbh: string; check: DocumentCheck }) {
  const { type, label } = verdictOf(check);
  const number = readPaperNumber(zmbh);
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each result is read from its verdict on
  useLayoutEffect(() => heading.current?.focus(), [check]);
  return (
    <Card label="核验结果">
      <Alert
        showIcon
        role="status"
        type={type}
        title={
          <h2 ref={heading} tabIndex={-1}>
            {label}
          </h2>
        }
        description={check.jg}
      />
      {check.zw ? <Paper number={number} check={check} /> : <NotFound number={number} />}
      {check.zw && (
        <p data-print="hide">
          <Button onClick={() => window.print()}>打印核验结果</Button>
        </p>
      )}
    </Card>
  );
}

const isPending = ({ zmlx, ywxz, zt }: Pick<DocumentCheck, 'zmlx' | 'ywxz' | 'zt'>) =>
  zmlx === CONTRACT && Boolean(ywxz) && zt === '1';

function verdictOf({ zw, zt, wjlb, zmlx, ywxz }: DocumentCheck): Verdict {
  if (!zw) return UNKNOWN;
  if (zmlx === CASE_PAPER) return OF_ITS_DAY;
  if (isPending({ zmlx, ywxz, zt })) return PENDING;
  return wjlb === '2' && zt === '1' ? LIST : (STATES[zt ?? ''] ?? UNKNOWN);
}

function Paper({ number, check }: { number: string; check: DocumentCheck }) {
  const list = check.wjlb === '2';
  const ofCase = check.zmlx === CASE_PAPER || isPending(check);
  const facts = [
    { label: list ? '表名' : '文件名称', value: check.title },
    { label: '编号', value: number },
    { label: list ? '导出时间' : '开具时间', value: check.kjsj },
    ...(check.ywxz ? [{ label: '业务现在的状态', value: check.ywxz }] : []),
    ...(list || ofCase || check.zt === '0' ? [] : [{ label: '有效期', value: validity(check) }]),
    ...(check.zt === '0' ? [{ label: '作废时间', value: check.zfsj }] : []),
    ...(check.zy ?? []),
    { label: '核验时间', value: check.hysj },
  ];
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value || '--'}</dd>
          </div>
        ))}
      </dl>
      {(check.bg ?? []).map((table, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the tables of one paper stand in their order
        <CheckedTable key={at} name={table.bt || `表${at + 1}`} table={table} />
      ))}
      <p className={styles.hint}>
        {list
          ? '请与手中的表逐项核对：编号证明表是从大厅导出的，表内每一行的数据未在中心留存，是否被改动请向提供人核实。'
          : '请与手中文件逐行核对，包括每一个金额：任何一项不一致，手中的文件就不是本中心开具的原件。姓名只留首字，号码隐去中间部分。'}
      </p>
    </>
  );
}

/** A table of the document as issued. */
function CheckedTable({ name, table }: { name: string; table: Table }) {
  return (
    <>
      <h3>{name}</h3>
      <DataTable
        label={name}
        rowKey="at"
        columns={table.lm.map((title, at) => ({
          title,
          key: String(at),
          align: /元|金额|人数/.test(title) ? 'right' : 'left',
          render: (row: { cells: readonly string[] }) => row.cells[at] || '--',
        }))}
        rows={table.mx.map((cells, at) => ({ at, cells }))}
      />
    </>
  );
}

function validity({ yxq, zt }: DocumentCheck): string {
  if (!yxq) return '长期有效';
  return zt === '2' ? `至${yxq}（已过期，请持有人重新开具）` : `至${yxq}`;
}

function NotFound({ number }: { number: string }) {
  const title = encodeURIComponent(`证明核验不符：${number}`);
  return (
    <div className={styles.steps}>
      <p>编号和校验码要同时相符才能查到。请依次检查：</p>
      <ol>
        <li>对照文件页脚重新输入，注意区分字母B与数字8、字母S与数字5、字母Z与数字2。</li>
        <li>文件是复印件或照片、字迹不清的，请持有人在大厅“证明”中亮码，当场扫码核验。</li>
        <li>
          仍然不符的，请拨打<a href="tel:12329">12329</a>核实，或
          <Link to={`/complaintJYAdd?bt=${title}`}>向中心反映</Link>；在核实之前请不要采信该文件。
        </li>
      </ol>
    </div>
  );
}
