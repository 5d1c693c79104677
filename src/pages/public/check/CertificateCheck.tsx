import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { checkDocument, type DocumentCheck } from '@/api/archive/documents';
import { OpenForm } from '@/form/open/OpenForm';
import { openFormValues } from '@/form/open/open-form';
import { PublicPage } from '../PublicPage';
import { CheckedPaper } from './CheckedPaper';
import { checkForm } from './check-form';
import { type PaperReference, paperReferenceOf } from './check-link';
import { QrPhoto } from './QrPhoto';

interface Checked {
  mark: PaperReference;
  check: DocumentCheck;
}

/** /zmhy: whether a document was issued by the centre and is still valid. */
export default function CertificateCheck() {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const [checked, setChecked] = useState<Checked>();
  // From a QR code: filled in and checked at once. The counter remounts the form with the code's values.
  const [scanned, setScanned] = useState<{ mark: PaperReference; times: number }>();

  const take = useCallback((mark: PaperReference) => {
    setChecked(undefined);
    setScanned((former) => ({ mark, times: (former?.times ?? 0) + 1 }));
  }, []);

  useEffect(() => {
    const mark = paperReferenceOf(search);
    if (mark) take(mark);
    // Removes the code from address bar and history, since it opens the document's summary.
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
            const mark = openFormValues<PaperReference>(values);
            setChecked(undefined);
            setChecked({ mark, check: await checkDocument(mark.zmbh, mark.yzm) });
          }}
          more={<QrPhoto onRead={take} />}
        />
      </section>
    </PublicPage>
  );
}
