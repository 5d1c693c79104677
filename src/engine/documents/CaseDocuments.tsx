import { useState } from 'react';
import { fetchDocuments } from '@/api/archive/documents';
import type { CaseSummary } from '@/api/cases/business';
import { paperName } from '@/domain/documents/case-paper';
import { Muted } from '@/ui/layout/Muted';
import { Stack } from '@/ui/layout/Stack';
import { LoadFailed } from '@/ui/state/LoadFailed';
import { Loading } from '@/ui/state/Loading';
import { StateMark } from '@/ui/state/StateMark';
import { useLoad } from '../flow/use-load';
import { DocumentButtons } from './DocumentButtons';
import styles from './documents.module.css';
import { StatePaper } from './StatePaper';

/** Page size above the number of documents of any single case. */
const ALL = 100;

interface CaseDocumentsProps extends Pick<CaseSummary, 'ywlsh' | 'ywzt' | 'dfh' | 'bzdfh' | 'ztsm'> {
  ywmc: string;
}

/** Documents of a case: the status document, generated on request, and all documents the centre has issued. */
export function CaseDocuments({ ywlsh, ywmc, ...state }: CaseDocumentsProps) {
  const title = `${ywmc}${paperName(state)}`;
  const [receipt, setReceipt] = useState('');
  const found = useLoad(ywlsh, (signal) => fetchDocuments({ ywlsh, page: 1, size: ALL }, { signal }));
  const issued = (zmbh: string) => {
    setReceipt(zmbh);
    found.reload();
  };
  if (found.phase === 'failed') return <LoadFailed error={found.error} onRetry={found.reload} />;
  if (!found.data) return <Loading shape="list" />;
  const others = found.data.list.filter(({ zmbh }) => zmbh !== receipt);
  return (
    <Stack as="ul" gap={0} className={styles.list}>
      <li>
        <StatePaper ywlsh={ywlsh} title={title} onIssued={issued} />
      </li>
      {others.map((one) => (
        <li key={one.zmbh}>
          <span>
            {one.title} {one.zt === '0' && <StateMark tone="failed" label="已作废" />}
            <br />
            <Muted as="span">
              编号{one.zmbh}　校验码{one.yzm}　{one.kjsj}
            </Muted>
          </span>
          <DocumentButtons zmbh={one.zmbh} title={one.title} name={`${one.title}（编号尾号${one.zmbh.slice(-6)}）`} />
        </li>
      ))}
    </Stack>
  );
}
