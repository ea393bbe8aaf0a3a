// The door of this folder for the browser; build/index.ts is its door for the build.
export type {ManualInfos, ManualList} from './manual';
export {SaveManual} from './ui/SaveManual';
