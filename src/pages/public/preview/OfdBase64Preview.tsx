import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PublicPage } from '../PublicPage';
import { base64Source } from './preview-source';
import { SourceView } from './SourceView';

/** /ylOfdBase64: preview of files served as Base64. */
export default function OfdBase64Preview() {
  const [params] = useSearchParams();
  const source = useMemo(() => base64Source(params), [params]);
  return (
    <PublicPage title="电子文件预览" lead="OFD 的电子签章只核验签署之后有没有改动，不核验由谁签发；PDF 的签名不核验。">
      <SourceView source={source} />
    </PublicPage>
  );
}
