import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PublicPage } from '../PublicPage';
import { fileSource } from './preview-source';
import { SourceView } from './SourceView';

/** /ylOfd: OFD and PDF files of the hall's own service or the local computer. */
export default function OfdPreview() {
  const [params] = useSearchParams();
  const source = useMemo(() => fileSource(params), [params]);
  return (
    <PublicPage
      title="电子文件预览"
      lead="查看证明、回执、电子发票等OFD、PDF文件，不必安装阅读器。OFD 的电子签章只核验签署之后有没有改动，不核验由谁签发；PDF 的签名不核验。"
    >
      <SourceView source={source} />
    </PublicPage>
  );
}
