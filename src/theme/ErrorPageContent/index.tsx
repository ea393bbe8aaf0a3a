// Change: the crash fallback inside the layout is the one view that both crash surfaces share. Ejected from 3.10.2.
export {CrashView as default} from '@site/src/ui/CrashView';
