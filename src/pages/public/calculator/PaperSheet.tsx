import type { PaperFact } from './outcome';
import { DISCLAIMER, factText, type Paper, paperCellText } from './paper';
import styles from './paper.module.css';

/** Print version, in place of the page: inputs, amounts in capitals, the whole schedule with its head on each sheet. */
export function PaperSheet({ paper }: { paper: Paper }) {
  return (
    <div className={styles.paper} aria-hidden="true">
      <p className={styles.title}>{paper.title}</p>
      <p>
        编号 {paper.number}　计算时间 {paper.date}　{DISCLAIMER}
      </p>
      <Facts title="填写的内容" facts={paper.inputs} />
      <Facts title="计算结果" facts={paper.results} />
      {paper.tables.map((table) => (
        <table key={table.name} className={styles.table} data-wide={table.head.length > 6 || undefined}>
          <caption>{table.name}</caption>
          <thead>
            <tr>
              {table.head.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map((row) => (
              <tr key={row.name} data-sum={row.sum}>
                <th scope="row">{row.name}</th>
                {row.amounts.map((fen, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
                  <td key={index}>{paperCellText(fen)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}

function Facts({ title, facts }: { title: string; facts: readonly PaperFact[] }) {
  return (
    <table className={styles.facts}>
      <caption>{title}</caption>
      <tbody>
        {facts.map((fact) => (
          <tr key={fact.label}>
            <th scope="row">{fact.label}</th>
            <td>{factText(fact)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
