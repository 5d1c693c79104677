import type { CustomControlProps } from '@/form/field-kinds';
import { FileControl } from '@/form/open/files/FileControl';

/** Certificate of the other centre. */
export default function CertificateControl(props: CustomControlProps) {
  return <FileControl {...props} field="jczm" what="证明" />;
}
