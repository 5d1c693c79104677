import { createRoot } from 'react-dom/client';
import { ArchiveFrame } from './ArchiveFrame';
import { openLink } from './host-link';
import './frame-page.css';

/** The centre's own page for collecting materials: it stands in a frame of the hall, knows no hall code and no session of its own. */
const root = document.getElementById('archive');
if (!root) throw new Error('index.html has no #archive');
const link = openLink();
createRoot(root).render(<ArchiveFrame link={link} />);
