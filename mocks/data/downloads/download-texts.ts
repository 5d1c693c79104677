// Texts of 常用下载 that are files as they stand.
export { default as agentNotes } from '../../content/downloads/agent-notes.txt?raw';
export { default as agentReadme } from '../../content/downloads/agent-readme.txt?raw';
export { default as ofdReadme } from '../../content/downloads/ofd-readme.txt?raw';
