import { useEffect, useState } from 'preact/hooks';
import { onSettingsChange, readSettings, type Settings } from './settings.ts';

/** The settings in force, kept up to date. At build the defaults. */
export function useSettings(): Settings {
  const [settings, setSettings] = useState(readSettings);
  useEffect(() => {
    setSettings(readSettings());
    return onSettingsChange(() => setSettings(readSettings()));
  }, []);
  return settings;
}
