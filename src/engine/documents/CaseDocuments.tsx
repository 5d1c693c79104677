import { useState } from 'react';
import type { CaseSummary } from '@/api/business';
import { fetchDocuments } from '@/api/documents';
import { paperName } from '@/domain/case-paper';
import { LoadFailed } from '@/ui/LoadFailed';
import { Loading } from '@/ui/Loading';
import { useLoad } from '../flow/use-load';
import { DocumentButtons } from './DocumentButtons';
import styles from './documents.module.css';
import { StatePaper } from './StatePaper';

/** More papers than a single case ever has. */
const ALL = 100;

interface CaseDocumentsProps extends Pick<CaseSummary, 'ywlsh' | 'ywzt' | 'dfh' | 'bzdfh' | 'ztsm'> {
  ywmc: string;
}

/** The papers of one case: the one that tells how it stands, made when it is asked for, and whatever the centre has issued with it. */
export function CaseDocuments({ ywlsh, ywmc, ...state }: CaseDocumentsProps) {
  const title = `${ywmc}${paperName(state)}`;
  const [receipt, setReceipt] = useState('');
  const found = useLoad(ywlsh, (signal) => fetchDocuments({ ywlsh, page: 1, size: ALL }, { signal }));
  const issued = (zmbh: string) => {
    setReceipt(zmbh);
    found.reload();
  };
  if (found.phase === 'failed') return <LoadFailed error={found.error} onRetry={found.reload} />;
  if (!found.data) return <Loading />;
  const others = found.data.list.filter(({ zmbh }) => zmbh !== receipt);
  return (
    <ul className={styles.list}>
      <li>
        <StatePaper ywlsh={ywlsh} title={title} onIssued={issued} />
      </li>
      {others.map((one) => (
        <li key={one.zmbh}>
          <span>
            {one.title}
            <br />
            <span className={styles.numbers}>
              编号{one.zmbh}　校验码{one.yzm}　{one.kjsj}
            </span>
          </span>
          <DocumentButtons zmbh={one.zmbh} title={one.title} name={`${one.title}（编号尾号${one.zmbh.slice(-6)}）`} />
        </li>
      ))}
    </ul>
  );
}
