// What people change about their own account.
import { updateProfile as updateProfileBy } from '#sync/online/update-profile.ts'
import {
  chooseAvatar as chooseAvatarBy,
  removeAvatar as removeAvatarBy,
} from '#sync/online/avatar.ts'
import { changePassword as changePasswordBy } from '#sync/online/change-password.ts'
import { deleteAccount as deleteAccountBy } from '#sync/online/delete-account.ts'
import { exportMyData as exportMyDataBy } from '#sync/online/export-my-data.ts'
import {
  fetchSessions as fetchSessionsBy,
  revokeSession as revokeSessionBy,
  revokeOtherSessions as revokeOtherSessionsBy,
} from '#sync/online/device-sessions.ts'
import {
  changeNotificationSettings as changeNotificationSettingsBy,
  fetchNotificationSettings as fetchNotificationSettingsBy,
} from '#sync/online/notification-settings.ts'
import { online } from './online.ts'

export const updateProfile = online(updateProfileBy)
export const chooseAvatar = online(chooseAvatarBy)
export const removeAvatar = online(removeAvatarBy)
export const changePassword = online(changePasswordBy)
export const deleteAccount = online(deleteAccountBy)
export const exportMyData = online(exportMyDataBy)
export const fetchNotificationSettings = online(fetchNotificationSettingsBy)
export const changeNotificationSettings = online(changeNotificationSettingsBy)
export const fetchSessions = online(fetchSessionsBy)
export const revokeSession = online(revokeSessionBy)
export const revokeOtherSessions = online(revokeOtherSessionsBy)
