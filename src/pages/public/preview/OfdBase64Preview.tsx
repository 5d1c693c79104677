import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PublicPage } from '../PublicPage';
import { base64Source } from './preview-source';
import { SourceView } from './SourceView';

/** /ylOfdBase64: the same for files that come as Base64. */
export default function OfdBase64Preview() {
  const [params] = useSearchParams();
  const source = useMemo(() => base64Source(params), [params]);
  return (
    <PublicPage title="电子文件预览" lead="仅供预览，不验证印章和签名的真伪。">
      <SourceView source={source} />
    </PublicPage>
  );
}
