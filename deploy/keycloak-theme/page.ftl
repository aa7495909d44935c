<#-- Writdesk's login screens are one React page. What Keycloak knows goes into it as window.kcContext, for the names see
     web/src/login/kc-context.ts. Pages that have no screen of ours are those of the parent theme. -->
<#macro page pageId fields=[] own={} hasForm=true>
<!doctype html>
<html lang="${(locale.currentLanguageTag)!'en'}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta name="robots" content="noindex, nofollow" />
    <link rel="icon" type="image/svg+xml" href="${url.resourcesPath}/favicon.svg" />
    <title>Writdesk</title>
    <#outputformat "JavaScript">
    <#local hasFieldError = false>
    <#list fields as field><#if messagesPerField.existsError(field)><#local hasFieldError = true></#if></#list>
    <script>window.kcContext={
      "themeType": "login",
      "themeName": "writdesk",
      "pageId": ${pageId?c},
      "realm": {
        "name": ${realm.name?cn},
        "displayName": ${realm.displayName?cn},
        "internationalizationEnabled": ${(realm.internationalizationEnabled!false)?c},
        "registrationAllowed": ${((realm.registrationAllowed!false) && !(registrationDisabled??))?c},
        "resetPasswordAllowed": ${(realm.resetPasswordAllowed!false)?c},
        "rememberMe": ${((realm.rememberMe!false) && !(usernameHidden??))?c}
      },
      <#if client??>
      "client": { "clientId": ${client.clientId?cn}, "baseUrl": ${client.baseUrl?cn} },
      </#if>
      <#-- Where no sign-in is under way Keycloak fails at the mere question for its address. -->
      <#if hasForm>
      "url": {
        "loginAction": ${url.loginAction?cn},
        "loginUrl": ${url.loginUrl?cn},
        "loginRestartFlowUrl": ${url.loginRestartFlowUrl?cn},
        "loginResetCredentialsUrl": ${url.loginResetCredentialsUrl?cn},
        "registrationUrl": ${url.registrationUrl?cn},
        "registrationAction": ${url.registrationAction?cn}
      },
      </#if>
      <#if locale??>
      "locale": {
        "currentLanguageTag": ${locale.currentLanguageTag?cn},
        "supported": [<#list locale.supported as each>{ "languageTag": ${each.languageTag?cn}, "url": ${each.url?cn} }<#sep>, </#list>]
      },
      </#if>
      "login": { "username": ${((login.username)!(own.username)!'')?c}<#if (login.rememberMe)??>, "rememberMe": "on"</#if> },
      <#if message?? && !hasFieldError>
      "message": { "type": ${message.type?c}, "summary": ${message.summary?c} },
      </#if>
      "messagesPerField": { <#local first = true><#list fields as field><#if messagesPerField.existsError(field)><#if !first>, </#if><#local first = false>${((pageId == 'login-update-password.ftl' && field == 'password')?then('password-new', field))?c}: ${messagesPerField.get(field)?c}</#if></#list> },
      "username": ${username?cn},
      <#if user??>
      "user": { "email": ${user.email?cn} },
      </#if>
      "profile": { "attributesByName": {<#if (profile.attributes)??><#list profile.attributes as each> ${each.name?c}: { "name": ${each.name?c}, "value": ${(each.value!'')?c} }<#sep>, </#list></#if> } },
      "passwordRequired": ${(passwordRequired!false)?c},
      "actionUri": ${(own.actionUri!actionUri)?cn},
      "pageRedirectUri": ${pageRedirectUri?cn}
    }</script>
    </#outputformat>
    <link rel="stylesheet" href="${url.resourcesPath}/${properties.writdeskStyle}" />
    <script type="module" src="${url.resourcesPath}/${properties.writdeskScript}"></script>
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>
</#macro>
