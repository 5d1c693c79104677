import { Button } from 'antd';
import { memo, useEffect } from 'react';
import { Link } from 'react-router-dom';
import { flowEntry, useFlowArea } from '../flow/flow-index';
import { navigationState } from '../flow/navigation-state';
import { ImportCell } from './ImportCell';
import styles from './import.module.css';
import type { ShownProblem } from './import-protocol';
import type { Importer } from './importer';
import type { ImporterState } from './importer-state';
import { useRowWindow } from './use-row-window';
import { WindowedTable } from './WindowedTable';

const headingsOf = (who: string) =>
  ['行号', who, '字段', '原值', '问题', '建议值', '操作'].map((title) => ({ title, numeric: false }));

interface ProblemRowsProps extends Pick<ImporterState, 'version' | 'epoch' | 'refusal'> {
  importer: Importer;
  total: number;
}

/** Error table of an import (docs/rules/imports.md, Checking): one line per problem, corrected in place. */
export const ProblemRows = memo(function ProblemRows(props: ProblemRowsProps) {
  const { importer, total, version, epoch, refusal } = props;
  const list = useRowWindow<ShownProblem>(total, version, importer.viewProblems);
  const { scroller } = list;
  // Focus once the refused rows have arrived from the worker.
  useEffect(() => {
    if (refusal !== 'landed') return;
    const cell = scroller.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    if (!cell) return;
    cell.focus();
    importer.seen();
  });
  return (
    <WindowedTable
      label="错误明细"
      total={total}
      list={list}
      empty="没有错误，全部明细已通过核对。"
      headings={headingsOf(importer.wiring.shape.words.who)}
      keyOf={(problem) => `${epoch}-${problem.no}-${problem.field}-${problem.nth}`}
    >
      {(problem) => <Cells problem={problem} importer={importer} />}
    </WindowedTable>
  );
});

function Cells({ problem, importer }: { problem: ShownProblem; importer: Importer }) {
  const { no, line, field, title, value, text, suggestion, takeable, choices = [], editable, removable } = problem;
  const who = problem.who || `第${line}行`;
  const column = importer.wiring.shape.columns.find(({ name }) => name === field);
  const meant = flowEntry(problem.business ?? '', useFlowArea());
  const put = (next: string) => void importer.edit(no, field, next);
  return (
    <>
      <td data-label="行号">{line || '--'}</td>
      <th scope="row" data-label={importer.wiring.shape.words.who}>
        {problem.who || '--'}
      </th>
      <td data-label="字段">{title}</td>
      <td data-label="原值" data-edit={editable || undefined}>
        {editable && column ? <ImportCell {...{ importer, no, column, who, value }} invalid /> : value || '--'}
      </td>
      <td className={styles.problem} data-label="问题">
        <span className={styles.sentence}>{text}</span>
      </td>
      <td data-label="建议值">
        <span className={styles.sentence}>{suggestion}</span>
      </td>
      <td>
        {takeable && (
          <Button type="link" aria-label={`${who}的${title}采用建议值`} onClick={() => put(suggestion)}>
            采用
          </Button>
        )}
        {choices.map((one) => (
          <Button key={one} type="link" aria-label={`${who}的${title}采用${one}`} onClick={() => put(one)}>
            采用{one}
          </Button>
        ))}
        {meant && problem.handed && (
          <Link to={meant.path} state={navigationState([problem.handed])} aria-label={`为${who}办理${meant.title}`}>
            办理{meant.title}
          </Link>
        )}
        {removable && (
          <Button type="link" aria-label={`移除第${line}行`} onClick={() => void importer.remove(no)}>
            移除
          </Button>
        )}
      </td>
    </>
  );
}
