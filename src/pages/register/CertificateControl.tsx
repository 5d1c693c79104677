import type { CustomControlProps } from '@/engine/field-kinds';
import { FileControl } from '@/engine/open-form/files/FileControl';

/** The certificate of the other centre. */
export default function CertificateControl(props: CustomControlProps) {
  return <FileControl {...props} field="jczm" what="证明" />;
}
