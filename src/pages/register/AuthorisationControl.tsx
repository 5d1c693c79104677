import type { CustomControlProps } from '@/engine/field-kinds';
import { FileControl } from '@/engine/open-form/files/FileControl';

/** A letter of authorisation is a picture or a PDF, whatever else the centre takes. */
const TYPES: ReadonlySet<string> = new Set(['jpg', 'jpeg', 'png', 'pdf']);

export default function AuthorisationControl(props: CustomControlProps) {
  return <FileControl {...props} field="sqs" what="授权书" types={TYPES} />;
}
