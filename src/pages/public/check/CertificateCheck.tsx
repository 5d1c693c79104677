import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { checkDocument, type DocumentCheck } from '@/api/documents';
import { OpenForm } from '@/form/open/OpenForm';
import { valuesOf } from '@/form/open/open-form';
import { PublicPage } from '../PublicPage';
import { CheckedPaper } from './CheckedPaper';
import { checkForm } from './check-form';
import { markOf, type PaperMark } from './check-link';
import { QrPhoto } from './QrPhoto';

interface Checked {
  mark: PaperMark;
  check: DocumentCheck;
}

/** /zmhy: whether a paper that somebody holds was issued by the centre, and whether it still counts. */
export default function CertificateCheck() {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const [checked, setChecked] = useState<Checked>();
  // From a QR code: filled in and checked at once. Counting up mounts the form anew with what the code said.
  const [scanned, setScanned] = useState<{ mark: PaperMark; times: number }>();

  const take = useCallback((mark: PaperMark) => {
    setChecked(undefined);
    setScanned((former) => ({ mark, times: (former?.times ?? 0) + 1 }));
  }, []);

  useEffect(() => {
    const mark = markOf(search);
    if (mark) take(mark);
    // The code opens the paper's summary: it stays neither in the address bar nor in the history.
    if (search !== '') void navigate(pathname, { replace: true });
  }, [search, pathname, navigate, take]);

  return (
    <PublicPage
      title="证明核验"
      lead="核对手中的缴存证明、结清证明、对账单、业务文书或导出表是否由本中心开具、是否仍然有效。"
    >
      {checked && <CheckedPaper zmbh={checked.mark.zmbh} check={checked.check} />}
      <section aria-label="核验" data-print="hide">
        <OpenForm
          key={scanned?.times ?? 0}
          form={checkForm}
          start={{ ...scanned?.mark }}
          again={scanned ? 1 : 0}
          submitText="核验"
          busyText="正在核验..."
          onSubmit={async (values) => {
            const mark = valuesOf<PaperMark>(values);
            setChecked(undefined);
            setChecked({ mark, check: await checkDocument(mark.zmbh, mark.yzm) });
          }}
          more={<QrPhoto onRead={take} />}
        />
      </section>
    </PublicPage>
  );
}
