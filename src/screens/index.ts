export {drawScreen, type ScreenOptions} from './drawing/drawScreen';
export {kinds} from './drawing/kinds';
export {checkScreenLinks, markKeys, type ScreenRequest} from './drawing/resolveRequest';
export {key, screenProps, screensFile, widgets, widgetsIn, type Screen} from './drawing/schema';
export {loadScreens, placeOfKey, screenKeys, tappedKeys} from './drawing/screens';
export {
  countIn,
  linkScreens,
  practiceScreens,
  practiceWords,
  type Memory,
  type PracticeData,
  type PracticeScreen,
} from './practice/practiceScreens';
