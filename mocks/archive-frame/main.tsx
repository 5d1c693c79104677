import { createRoot } from 'react-dom/client';
import { ArchiveFrame } from './ArchiveFrame';
import { openLink } from './host-link';
import './frame-page.css';

/** Centre's own page for collecting materials: runs in a frame of the hall, without the hall's code or a session. */
const root = document.getElementById('archive');
if (!root) throw new Error('index.html has no #archive');
const link = openLink();
createRoot(root).render(<ArchiveFrame link={link} />);
