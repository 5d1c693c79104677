import type { CustomControlProps } from '@/form/field-kinds';
import { FileControl } from '@/form/open/files/FileControl';

/** A letter of authorisation must be a picture or a PDF, whatever else the centre accepts. */
const TYPES: ReadonlySet<string> = new Set(['jpg', 'jpeg', 'png', 'pdf']);

export default function AuthorisationControl(props: CustomControlProps) {
  return <FileControl {...props} field="sqs" what="授权书" types={TYPES} />;
}
